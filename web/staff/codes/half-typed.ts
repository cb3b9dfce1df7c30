// The fields whose text the browser cannot read yet: a date field with 12/24/ in it has the value of an empty one, so that
// a code would be saved without its last day.

/** By name. */
export function halfTypedIn(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput ? [field.name] : [],
  )
}

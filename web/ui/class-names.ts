// Joins the class names that apply; what is false or absent is left out.
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

// The steps of the first week (R40) that a fresh install may have right: there the owner's word is enough.

export const stepsToConfirm = ['name', 'address', 'tax', 'ways', 'menu'] as const
export type StepToConfirm = (typeof stepsToConfirm)[number]

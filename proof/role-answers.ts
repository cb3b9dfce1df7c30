// Who asks in the role matrix, and what most routes answer them.

export const persons = ['anonymous', 'kitchen', 'owner', 'disabled', 'expired', 'must-change'] as const
export type PersonKind = (typeof persons)[number]

/** The answers to a good call, in the order of `persons`. */
type Answers = readonly [number, number, number, number, number, number]

export const everybody: Answers = [200, 200, 200, 200, 200, 200]
export const staff: Answers = [401, 200, 200, 401, 401, 200]
export const kitchen: Answers = [401, 200, 200, 401, 401, 403]
export const office: Answers = [401, 403, 200, 401, 401, 403]
/** The owner may, and is told what is wrong, or that there is no such thing. */
export const wrongField: Answers = [401, 403, 422, 401, 401, 403]
export const notThere: Answers = [401, 403, 404, 401, 401, 403]

export interface MatrixLine {
  readonly answers: Answers
  readonly query?: string
  readonly body?: object
}

// Loaded into a server ahead of its program (--import …?at=…): its clock shows that moment when the server starts.
const OurDate = Date
const moment = new URL(import.meta.url).searchParams.get('at') ?? ''
const ahead = OurDate.parse(moment) - OurDate.now()
const now = () => OurDate.now() + ahead

globalThis.Date = new Proxy(OurDate, {
  construct: (target, values: unknown[], newTarget: typeof OurDate) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as object,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})

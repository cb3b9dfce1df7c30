// Loaded into a server ahead of its program (--import …?ahead=…): its clock is so many milliseconds ahead of the real one.
import { setClock } from './movable-clock.ts'

setClock(Number(new URL(import.meta.url).searchParams.get('ahead')))

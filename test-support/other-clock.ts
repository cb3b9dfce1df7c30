// Loaded into a server ahead of its program (--import …?ahead=…): sets its clock ahead by that many milliseconds.
import { setClock } from './movable-clock.ts'

setClock(Number(new URL(import.meta.url).searchParams.get('ahead')))

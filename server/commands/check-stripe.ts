// npm run check:stripe: walks through everything with the owner's test keys and prints each step (R66).
import { checkStripe } from './walk-through-stripe.ts'

process.exitCode = await checkStripe(process.env, console)

// npm run check:stripe: walks through everything with the owner's test keys and prints each step (R66).
import { checkStripe } from './run-stripe-check.ts'

process.exitCode = await checkStripe(process.env, console)

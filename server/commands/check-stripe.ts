// npm run check:stripe: tries every step at Stripe with the owner's test keys, and prints the results (R66).
import { checkStripe } from './run-stripe-check.ts'

process.exitCode = await checkStripe(process.env, console)

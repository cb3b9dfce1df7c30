// The card fields inside Stripe's frame: what is typed here goes to Stripe's API alone, never to the page around the frame.
const api = 'https://api.stripe.com/v1/confirmation_tokens'
const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map((id) => document.getElementById(id))
const fields = [number, expiry, cvc]
const form = document.querySelector('form')
const shown = document.getElementById('error')
let pageOrigin = '*'

const digits = (text) => text.replaceAll(/\D/g, '')
const say = (said) => parent.postMessage(said, pageOrigin)

function errorNow() {
  const wrong = (code, message) => ({ type: 'validation_error', code, message })
  if (digits(number.value).length < 13) return wrong('incomplete_number', 'Your card number is incomplete.')
  if (!passesLuhn(digits(number.value))) return wrong('invalid_number', 'Your card number is invalid.')
  if (digits(expiry.value).length !== 4)
    return wrong('incomplete_expiry', 'Your card’s expiration date is incomplete.')
  if (digits(cvc.value).length < 3) return wrong('incomplete_cvc', 'Your card’s security code is incomplete.')
  return undefined
}

function passesLuhn(text) {
  const sum = [...text].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function show(error) {
  shown.hidden = !error
  shown.textContent = error?.message ?? ''
  say({ height: form.offsetHeight })
}

/** In Stripe's form encoding: billing_details[address][city]. */
function put(body, name, value) {
  if (typeof value === 'string') return body.set(name, value)
  for (const [inner, one] of Object.entries(value)) put(body, `${name}[${inner}]`, one)
}

async function makeToken({ publishableKey, terms, params }) {
  const body = new URLSearchParams({
    'card[number]': digits(number.value),
    'card[exp]': digits(expiry.value),
    'card[cvc]': digits(cvc.value),
    amount: String(terms.amount),
    currency: terms.currency,
  })
  if (terms.captureMethod) body.set('capture_method', terms.captureMethod)
  for (const type of terms.allowedPaymentMethodTypes ?? [])
    body.append('allowed_payment_method_types[]', type)
  put(body, 'billing_details', params?.payment_method_data?.billing_details ?? {})
  try {
    const reply = await fetch(api, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body,
    })
    const said = await reply.json()
    return reply.ok ? { confirmationToken: said } : { error: said.error }
  } catch {
    return { error: { type: 'api_connection_error', message: 'We could not reach Stripe. Try again.' } }
  }
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent) return
  pageOrigin = origin
  const answer = (reply) => say({ answer: data.number, reply })
  if (data.do === 'check') {
    show(errorNow())
    answer({ error: errorNow() })
  } else if (data.do === 'make a token') void makeToken(data).then(answer)
  else if (data.do === 'focus') number.focus()
  else if (data.do === 'change') for (const field of fields) field.readOnly = data.with.readOnly ?? false
})

for (const field of fields) {
  field.addEventListener('input', () => {
    show(undefined)
    const empty = fields.every(({ value }) => value === '')
    say({
      event: 'change',
      with: { complete: !errorNow(), empty, collapsed: false, value: { type: 'card' } },
    })
  })
}
// The fields were disabled until there was a listener for what is typed.
for (const field of fields) field.disabled = false
say({ event: 'ready', height: form.offsetHeight })

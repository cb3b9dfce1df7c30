// The bank's page inside the window of 3-D Secure: tells Stripe how the customer has answered, and then the page that it is over.
let asked

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return
  asked = data
  // The buttons were disabled until there was a listener.
  for (const button of document.querySelectorAll('button')) button.disabled = false
})

async function end(outcome) {
  const { publishableKey, clientSecret } = asked
  const [id] = clientSecret.split('_secret_')
  await fetch(`https://api.stripe.com/v1/payment_intents/${id}/challenge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, outcome }),
  })
  parent.postMessage({ ended: true }, '*')
}

for (const outcome of ['accepted', 'refused', 'closed']) {
  document.getElementById(outcome).addEventListener('click', () => void end(outcome))
}
parent.postMessage({ ready: true }, '*')

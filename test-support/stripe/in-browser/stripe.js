// Simulates Stripe.js in the page (https://docs.stripe.com/js), as far as the checkout uses it: the Payment Element in a frame of
// Stripe's host, confirmation tokens, and 3-D Secure in a window of its own. It throws on every option that it does not know.
// Journeys serve this file under Stripe's address; it knows nothing of the page that it runs in.
;(() => {
  const api = 'https://api.stripe.com'
  const elementPage = 'https://js.stripe.com/simulator/element.html'
  const challengePage = 'https://hooks.stripe.com/simulator/challenge.html'

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  /** A misspelled option would change nothing, and nobody would notice. */
  function refuseUnknown(options, known, where) {
    const unknown = Object.keys(options).find((name) => !known.includes(name))
    if (unknown) throw new IntegrationError(`The simulator knows no ${unknown} of ${where}.`)
  }

  const elementsOptions = [
    'mode',
    'currency',
    'amount',
    'captureMethod',
    'allowedPaymentMethodTypes',
    'appearance',
  ]

  /** Asks a frame of Stripe's and waits for its answer. */
  function createFrame(address, title, onSaid) {
    const frame = document.createElement('iframe')
    const waiting = new Map()
    let asked = 0
    // Until the frame has sent a message, it is not listening.
    let unheard = []
    frame.title = title
    frame.src = address
    const post = (said) => frame.contentWindow?.postMessage(said, new URL(address).origin)
    const listen = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== new URL(address).origin) return
      unheard?.forEach(post)
      unheard = undefined
      if (data.answer === undefined) return onSaid(data)
      waiting.get(data.answer)?.(data.reply)
      waiting.delete(data.answer)
    }
    addEventListener('message', listen)
    return {
      frame,
      tell: (said) => (unheard ? unheard.push(said) : post(said)),
      ask(question) {
        asked += 1
        const number = asked
        this.tell({ ...question, number })
        return new Promise((answered) => waiting.set(number, answered))
      },
      remove() {
        removeEventListener('message', listen)
        frame.remove()
      },
    }
  }

  function createElements(publishableKey, options) {
    if ('paymentMethodTypes' in options) {
      throw new IntegrationError('paymentMethodTypes is no longer supported. Use allowedPaymentMethodTypes.')
    }
    refuseUnknown(options, elementsOptions, 'elements()')
    if (options.mode !== 'payment' || !Number.isInteger(options.amount) || options.amount < 50) {
      throw new IntegrationError('elements() needs mode payment, an amount of at least 50, and a currency.')
    }
    let settings = { ...options }
    let element
    let isSubmitted = false

    const elements = {
      create(type, elementOptions = {}) {
        if (type !== 'payment') throw new IntegrationError(`The simulator has no element ${type}.`)
        if (element) throw new IntegrationError('Can only create one Element of type payment.')
        refuseUnknown(elementOptions, ['fields', 'layout', 'wallets'], 'the element')
        element = createElement(elementOptions)
        return element
      },
      getElement: () => element ?? null,
      update(change) {
        if ('paymentMethodTypes' in change)
          throw new IntegrationError('paymentMethodTypes is no longer supported.')
        refuseUnknown(change, elementsOptions, 'elements.update()')
        settings = { ...settings, ...change }
      },
      async submit() {
        if (!element?.isMounted())
          throw new IntegrationError('elements should have a mounted Payment Element.')
        const { error } = await element.inner.ask({ do: 'check' })
        isSubmitted = !error
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
      /** The card goes from the frame to Stripe; the page gets the token alone. */
      async makeToken(params) {
        if (!isSubmitted)
          throw new IntegrationError('elements.submit() must be called before createConfirmationToken().')
        element.checkBilling(params?.payment_method_data?.billing_details ?? {})
        const { amount, currency, captureMethod, allowedPaymentMethodTypes } = settings
        const terms = { amount, currency, captureMethod, allowedPaymentMethodTypes }
        isSubmitted = false
        return element.inner.ask({ do: 'make a token', publishableKey, terms, params })
      },
    }
    return elements
  }

  function createElement({ fields = {}, wallets = {} }) {
    // Link's window would lie under the open checkout, where nobody can reach it.
    if (wallets.link !== 'never') throw new IntegrationError('The simulator has no Link.')
    const listeners = new Map()
    const emit = (name, event) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...event })
    }
    let mounted = false
    const element = {
      inner: createFrame(elementPage, 'Secure payment input frame', (said) => {
        if (said.height) element.inner.frame.style.height = `${said.height}px`
        if (said.event) emit(said.event, said.with ?? {})
      }),
      isMounted: () => mounted,
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
        return element
      },
      mount(place) {
        const found = typeof place === 'string' ? document.querySelector(place) : place
        const { style } = element.inner.frame
        style.border = '0'
        style.width = '100%'
        style.height = '220px'
        mounted = true
        found.append(element.inner.frame)
      },
      update: (change) => element.inner.tell({ do: 'change', with: change }),
      focus: () => element.inner.tell({ do: 'focus' }),
      unmount: () => element.destroy(),
      destroy() {
        mounted = false
        element.inner.remove()
      },
      /** What the element was told never to ask for must come with the token. */
      checkBilling: (given) => checkPromised(fields.billingDetails ?? {}, given, 'billing_details'),
    }
    return element
  }

  function checkPromised(wanted, given, path) {
    for (const [name, when] of Object.entries(wanted)) {
      const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const value = given?.[field]
      if (typeof when === 'object') checkPromised(when, value, `${path}.${field}`)
      else if (when === 'never' && value === undefined) {
        throw new IntegrationError(`You specified "never" for fields.${path}.${field}, but did not pass it.`)
      }
    }
  }

  async function askApi(publishableKey, path, options = {}) {
    const headers = { authorization: `Bearer ${publishableKey}` }
    const reply = await fetch(`${api}${path}`, { headers, ...options })
    return reply.json()
  }

  function failureOf(error) {
    return { error: { type: 'api_connection_error', message: String(error) } }
  }

  /** 3-D Secure over the whole page. The customer passes, fails, or closes the window, which Stripe counts as a failure. */
  function showChallenge(publishableKey, clientSecret) {
    return new Promise((ended) => {
      const window = createFrame(challengePage, 'Verify it is you', (said) => {
        if (said.ready) return window.tell({ publishableKey, clientSecret })
        window.remove()
        ended()
      })
      Object.assign(window.frame.style, {
        border: '0',
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        zIndex: '2147483647',
      })
      document.body.append(window.frame)
    })
  }

  function Stripe(publishableKey) {
    if (!/^pk_(test|live)_/.test(publishableKey)) throw new IntegrationError('This is no publishable key.')
    const readIntent = (clientSecret) => {
      const [id] = clientSecret.split('_secret_')
      return askApi(publishableKey, `/v1/payment_intents/${id}?client_secret=${clientSecret}`)
    }
    return {
      elements: (options) => createElements(publishableKey, options),
      createConfirmationToken: ({ elements, params }) => elements.makeToken(params),
      async retrievePaymentIntent(clientSecret) {
        const intent = await readIntent(clientSecret).catch(failureOf)
        return intent.error ? { error: intent.error } : { paymentIntent: intent }
      },
      async handleNextAction({ clientSecret }) {
        const before = await readIntent(clientSecret).catch(failureOf)
        if (before.error) return { error: before.error }
        if (before.status === 'requires_action') await showChallenge(publishableKey, clientSecret)
        const intent = await readIntent(clientSecret).catch(failureOf)
        if (intent.error) return { error: intent.error }
        if (intent.status === 'requires_payment_method') {
          return { error: { ...intent.last_payment_error, payment_intent: intent } }
        }
        return { paymentIntent: intent }
      },
    }
  }

  // The real Stripe.js loads more scripts by plain address, which the page's policy must allow.
  const more = document.createElement('script')
  more.src = 'https://js.stripe.com/simulator/more.js'
  document.head.append(more)

  globalThis.Stripe = Stripe
})()

// A stand-in for the payment provider's script: the same global, methods and events, and an overlay in which a tester
// decides how the payment ends. Plain browser JavaScript, served as it is. It opens prepared transactions, no more.
;(() => {
  const scripts = new URL('paddle/', document.currentScript?.src ?? new URL('/__sandbox/', location.href))
  const tokenPrefixes = { sandbox: 'test_', production: 'live_' }

  let environment = 'production'
  /** What `Initialize` and `Update` were given; undefined before. */
  let setup
  /** What closes each checkout that is open or on its way. */
  const closers = new Set()

  const emit = (event) => setup.eventCallback?.(event)

  /** Opens one more overlay, whatever is open: hiding a second one here would hide a mistake of the page. */
  async function open(given) {
    const options = { ...given, settings: { ...setup.checkout?.settings, ...given.settings } }
    const calledOff = new AbortController()
    const close = () => calledOff.abort()
    closers.add(close)
    const { openCheckout } = await import(new URL('checkout.js', scripts))
    await openCheckout(options, calledOff.signal, (event) => {
      if (event.name === 'checkout.closed') closers.delete(close)
      emit(event)
    })
  }

  const Paddle = {
    Version: 'v1',
    Status: { libraryVersion: '2.0.0-sandbox' },
    Environment: {
      set(name) {
        environment = name
      },
    },
    get Initialized() {
      return setup !== undefined
    },
    Initialize(options) {
      if (setup) {
        console.warn('Paddle.Initialize() was called before. Use Paddle.Update() to change its callback.')
        return
      }
      if (!options?.token?.startsWith(tokenPrefixes[environment]))
        throw new Error(`Paddle.Initialize() needs a client-side token of the ${environment} environment.`)
      setup = options
      // A payment link: the provider's script opens its transaction by itself.
      const transactionId = new URLSearchParams(location.search).get('_ptxn')
      if (transactionId) Paddle.Checkout.open({ transactionId })
    },
    Update(options) {
      setup = { ...setup, ...options }
    },
    async PricePreview(request) {
      if (!setup) throw new Error('Paddle.Initialize() must be called before Paddle.PricePreview().')
      const { previewPrices } = await import(new URL('prices.js', scripts))
      return previewPrices(request)
    },
    Checkout: {
      open(options) {
        if (!setup) throw new Error('Paddle.Initialize() must be called before Paddle.Checkout.open().')
        if (!options?.transactionId) throw new Error('The sandbox opens prepared transactions only.')
        void open(options)
      },
      close() {
        for (const close of closers) close()
      },
    },
  }

  window.PaddleBillingV1 = Paddle
  window.Paddle = Paddle
})()

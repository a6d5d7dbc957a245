// Names every journey that failed and passed at its second try, so that a retry hides nothing: npm test repeats the line.
export default class FlakyJourneys {
  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite
  }

  onEnd() {
    for (const test of this.suite.allTests()) {
      if (test.outcome() === 'flaky') console.log(`Flaky: ${test.titlePath().filter(Boolean).join(' › ')}`)
    }
  }
}

// Names every story that failed and passed at its second try, so that a retry hides nothing: npm test repeats the line.
export default class FlakyReporter {
  onTestResult(_test, { testResults }) {
    for (const { status, invocations, fullName } of testResults) {
      if (status === 'passed' && invocations > 1)
        console.log(`Flaky: ${fullName} passed at try ${invocations}`)
    }
  }
}

import { StaticTemplate } from './template.mjs'

/** Reads createGlobalStyle`…` and leaves createGlobalStyle(), a component that draws nothing. */
export default class GlobalStyleTemplate extends StaticTemplate {
  get asSelector() {
    return this.className
  }

  doRuntimeReplacement() {
    this.replacer(this.astService.callExpression(this.callee, []), true)
  }

  extractRules(_values, cssText) {
    return this.rule(this.className, cssText, true)
  }
}

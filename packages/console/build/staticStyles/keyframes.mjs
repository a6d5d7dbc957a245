import { StaticTemplate } from './template.mjs'

/** Reads keyframes`…` and leaves their name. */
export default class KeyframesTemplate extends StaticTemplate {
  get asSelector() {
    return this.className
  }

  doRuntimeReplacement() {
    this.replacer(this.value, false)
  }

  extractRules(_values, cssText) {
    return this.rule(this.className, `@keyframes ${this.className} {${cssText}}`, true)
  }
}

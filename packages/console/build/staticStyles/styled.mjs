import { StaticTemplate } from './template.mjs'

/** Reads styled.div`…` and styled(Base)`…`, and leaves styled('div', 'class') or styled(Base, 'class'). */
export default class StyledTemplate extends StaticTemplate {
  #base

  constructor(params, ...rest) {
    const [callee, [, base] = [], template] = params
    if (template?.[0] !== 'template')
      throw new Error('styled is for styled.tag`…` and styled(Base)`…`: build/staticStyles/styled.mjs')
    super([callee, template], ...rest)
    this.#base = base
  }

  get asSelector() {
    return `.${this.className}`
  }

  doRuntimeReplacement() {
    const t = this.astService
    const name = typeof this.#base === 'string' ? this.#base : this.#base.value
    // A component is given by a function, under a name that wyw-in-js has declared before the template.
    const base =
      typeof name === 'string'
        ? t.stringLiteral(name)
        : t.callExpression(t.identifier(this.#base.ex.name), [])
    this.replacer(t.callExpression(this.callee, [base, t.stringLiteral(this.className)]), true)
  }

  extractRules(_values, cssText) {
    return this.rule(this.asSelector, cssText, false)
  }
}

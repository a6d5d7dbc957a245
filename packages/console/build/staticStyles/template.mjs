// What the readers of templates share. They are plain JavaScript because wyw-in-js loads them by itself, in Node.
import { TaggedTemplateProcessor } from '@wyw-in-js/processor-utils'

/** Reads a template that holds nothing which is known only when a component is drawn. */
export class StaticTemplate extends TaggedTemplateProcessor {
  /** What other templates get that name this one: a class as a selector, or the name of keyframes. */
  get value() {
    return this.astService.stringLiteral(this.asSelector)
  }

  doEvaltimeReplacement() {
    this.replacer(this.value, false)
  }

  addInterpolation(_node, _precedingCss, source) {
    throw new Error(
      `\${${source}} is a function, but styles are static: docs/decisions/0004-tokens-and-styling.md`,
    )
  }

  /** One entry of the stylesheet. With `atom` its text is a whole rule already, else the declarations of the selector. */
  rule(selector, cssText, atom) {
    const { className, displayName, location } = this
    return { [selector]: { cssText, className, displayName, start: location?.start ?? null, atom } }
  }
}

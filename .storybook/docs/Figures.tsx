import facts from 'virtual:component-facts'
import pictures from '../pictures/hashes.json'

/** How much there is, counted when Storybook is built. */
export function Figures() {
  const components = Object.keys(facts.components).length
  return (
    <p>
      At this moment: {components} components with a page each, {facts.screens} screens and dialogs they are
      part of, {Object.keys(pictures).length} recorded pictures, and {Object.keys(facts.icons).length} icons.
    </p>
  )
}

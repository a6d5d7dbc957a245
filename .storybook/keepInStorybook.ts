import { action } from 'storybook/actions'

const elsewhere = action('another page')

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Whether it is part of a story and not of the docs page around it. What a story draws over the page is in the body. */
const isInStory = (element: Element) =>
  element.closest('.sb-story') !== null || element.closest('#storybook-docs') === null

/**
 * Links of stories lead to pages of the console, which are not there, and Storybook's document opens links in the place of
 * all of Storybook. So a press on one that no router has taken is named in the Actions panel and leads nowhere; a link to a
 * part of the page jumps there. Other sites, downloads and presses for a new tab are left to the browser.
 */
export function keepInStorybook(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || !isPlainPress(event) || !isInStory(link)) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  event.preventDefault()
  const { pathname, search, hash } = link
  if (hash && pathname + search === location.pathname + location.search) location.hash = hash
  else elsewhere(pathname + search + hash)
}

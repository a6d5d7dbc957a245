/**
 * Translates the page as the browsers do that offer it: each text node gives way to one of theirs, within two elements, as
 * soon as it is there. The words stay the same, so that a journey finds what it looks for. Runs in the page, from its beginning.
 */
export function translate(): void {
  const take = (text: Node) => {
    const { parentElement } = text
    if (!parentElement || parentElement.closest('script, style, textarea, option, title, svg, font')) return
    if (!text.nodeValue?.trim()) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.nodeValue)
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const takeAll = (root: Node) => {
    const found = [root]
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const node of found) if (node.nodeType === Node.TEXT_NODE) take(node)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') take(target)
      else for (const node of addedNodes) if (node.isConnected) takeAll(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

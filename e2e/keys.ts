import type { Page } from '@playwright/test'

/**
 * Puts a passkey or a security key into the browser, in software. Its owner touches it whenever it asks, unless it lies
 * aside.
 */
export async function insertKey(page: Page, kind: 'passkey' | 'security key') {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const ofDevice = kind === 'passkey'
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: ofDevice ? 'internal' : 'usb',
      hasResidentKey: ofDevice,
      hasUserVerification: ofDevice,
      isUserVerified: ofDevice,
      automaticPresenceSimulation: true,
    },
  })
  const simulate = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { takeUp: () => simulate(true), layAside: () => simulate(false) }
}

/** Has the next question for a new key cancelled, as its owner does who closes it. */
export const cancelNextKey = (page: Page) =>
  page.evaluate(() => {
    const create = navigator.credentials.create.bind(navigator.credentials)
    navigator.credentials.create = () => {
      navigator.credentials.create = create
      return Promise.reject(new DOMException('The question was closed.', 'NotAllowedError'))
    }
  })

/** Notes what the browser itself asks or says, and agrees to all of it. */
export function dialogsOf(page: Page): string[] {
  const types: string[] = []
  page.on('dialog', (dialog) => {
    types.push(dialog.type())
    void dialog.accept()
  })
  return types
}

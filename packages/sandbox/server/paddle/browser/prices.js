// What prices cost in the country of whoever asks.

/**
 * Asks the provider's side, and answers or throws as the provider's script does.
 * @param {{ items: { priceId: string, quantity: number }[] }} request
 */
export async function previewPrices({ items }) {
  const path = 'price-preview'
  const address = new URL(path, import.meta.url)
  for (const { priceId } of items) address.searchParams.append('id', priceId)
  const answer = await fetch(address)
  const content = await answer.json()
  if (!answer.ok) throw content
  return content
}

/** Whether the public page sells a plan: it does, or that could not be found out; null where it does not. */
export type PublicSale = 'sold' | 'uncertain' | null

/** What deprecating or deleting the plan means for the public page, by whether that sells it. */
export const publicSaleText: Record<NonNullable<PublicSale>, string> = {
  sold: "The public page of plans sells it. It says 'No longer offered' there from now on.",
  uncertain:
    "It could not be found out whether the public page of plans sells it. If it does, it says 'No longer offered' there from now on.",
}

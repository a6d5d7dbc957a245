import styled from 'styled-components'
import { accentVariables } from '../accent'
import { Swatch } from './Swatch'

/** Each brand colour with what is drawn in the accents made from it: a button, a chosen entry and a link. */
export const BrandAccentList = ({ brands }: { brands: readonly string[] }) => (
  <Brands>
    {brands.map((brand) => (
      <li key={brand} style={accentVariables(brand) ?? undefined}>
        <Swatch style={{ background: brand }} />
        <code>{brand}</code>
        <b>Save Changes</b>
        <i>Organizations</i>
        <span>View All</span>
      </li>
    ))}
  </Brands>
)

const Brands = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-2) 0;
  }
  code {
    width: 90px;
  }
  b,
  i {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-sm);
    font-style: normal;
    font-weight: 600;
  }
  b {
    background: var(--accent);
    color: var(--on-accent);
  }
  i {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  li > span:last-child {
    color: var(--accent-text);
  }
`

import styled from 'styled-components'
import facts from 'virtual:component-facts'
import icons from 'virtual:icons'

/** Every icon that the console draws, the most used first, with the components that draw it. */
export function Icons() {
  return (
    <Sheet className="sb-unstyled">
      {Object.entries(facts.icons).map(([name, files]) => {
        const Icon = icons[name]
        return (
          <li key={name}>
            {Icon && <Icon size={20} />}
            <div>
              <code>{name}</code>
              <span>{files.join(', ')}</span>
            </div>
          </li>
        )
      })}
    </Sheet>
  )
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: var(--space-3) var(--space-6);
  margin: var(--space-4) 0;
  color: var(--text);

  li {
    display: flex;
    gap: var(--space-3);
  }
  span {
    display: block;
    color: var(--text-muted);
    font-size: var(--size-xs);
    overflow-wrap: anywhere;
  }
`

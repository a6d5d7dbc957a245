import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button'
import { Menu, type MenuProps } from '../Menu'

/** A menu that is one choice of several, under a header. */
export function ThemeChoice(props: MenuProps) {
  const [theme, setTheme] = useState('Light')
  const items = ['Light', 'Dark', 'System'].map((label) => ({
    label,
    checked: label === theme,
    onSelect: () => setTheme(label),
  }))
  return (
    <Menu
      {...props}
      label="Theme"
      items={items}
      header={<>Signed in as ada@example.com</>}
      trigger={(trigger) => (
        <Button {...trigger}>
          <span>{theme}</span>
          <ChevronDown size={16} />
        </Button>
      )}
    />
  )
}

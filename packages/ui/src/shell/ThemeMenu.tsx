import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton, Menu } from '../primitives'
import type { Theme } from '../tokens'

export interface ThemeMenuProps {
  theme: Theme
  onThemeChange: (theme: Theme) => void
}

const THEMES = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
] as const

/** The menu that chooses the theme: light, dark, or that of the system. */
export function ThemeMenu({ theme, onThemeChange }: ThemeMenuProps) {
  const current = THEMES.find((choice) => choice.theme === theme) ?? THEMES[2]
  return (
    <Menu
      label="Theme"
      items={THEMES.map(({ theme: choice, label, Icon }) => ({
        label,
        icon: <Icon size={16} />,
        checked: choice === theme,
        onSelect: () => onThemeChange(choice),
      }))}
      trigger={(props) => (
        <IconButton label={`Theme: ${current.label}`} {...props}>
          <current.Icon size={16} />
        </IconButton>
      )}
    />
  )
}

declare module 'virtual:component-facts' {
  const facts: import('./componentFacts').AllFacts
  export default facts
}

declare module 'virtual:icons' {
  const icons: Record<string, import('react').ComponentType<{ size?: number }>>
  export default icons
}

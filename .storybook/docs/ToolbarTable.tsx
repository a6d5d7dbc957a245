import { tools } from '../toolbar/tools'

/** Every tool of the toolbar with its values, and how an address has them. */
export function ToolbarTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Tool</th>
          <th>What it chooses</th>
          <th>Values</th>
          <th>In an address</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tools).map(([name, { title, description, values }]) => (
          <tr key={name}>
            <td>{title}</td>
            <td>{description}</td>
            <td>{Object.values(values).join(', ')}</td>
            <td>
              <code>{`&globals=${name}:${Object.keys(values)[1]}`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

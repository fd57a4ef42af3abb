import { Tag } from './tag.tsx'
import './tags.css'

/** Labels of a record in a row: as many as fit, and by name to whoever points at them. */
export function Tags({ of }: { of: readonly string[] }) {
  return (
    <span className="vk-tags" title={of.join(', ')}>
      {of.map(tag => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  )
}

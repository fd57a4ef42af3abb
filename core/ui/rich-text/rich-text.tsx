import { Skeleton } from '../feedback/skeleton.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import './rich-text.css'

export interface RichTextProps {
  /** HTML. */
  value: string
  onChange: (html: string) => void
  label: string
  /** Fields to insert, shown as chips; they travel as `{{tag}}`. */
  mergeTags?: readonly { tag: string; label: string }[]
  placeholder?: string
  minHeight?: number
}

/** Text with bold, lists, links and merge tags; the editor is fetched when the first one appears. */
export const RichText = lazyPart(
  () => import('./editor.tsx'),
  ({ minHeight = 120 }: RichTextProps) => (
    <div className="vk-rich">
      <div className="vk-rich-bar" />
      <div className="vk-rich-content" style={{ minHeight }}>
        <Skeleton width="70%" />
      </div>
    </div>
  ),
)

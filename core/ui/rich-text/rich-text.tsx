import { lazy, Suspense } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
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

const Editor = lazy(() => import('./editor.tsx'))

/** Text with bold, lists, links and merge tags; the editor is fetched when the first one appears. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <div className="vk-rich" style={{ minHeight: (props.minHeight ?? 120) + 41 }}>
          <div className="vk-rich-bar" />
          <div className="vk-rich-content">
            <Skeleton width="70%" />
          </div>
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}

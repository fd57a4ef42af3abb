import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import './growing.css'

const STEP = 5
/** What "all" comes to: more than there ever is. */
const ALL = 99_999

export interface Growing {
  /** As many rows are shown. */
  shown: number
  grow: (shown: number) => void
}

/**
 * How much of a history or of what is to do is shown: 5, and 5 more or all of it as somebody asks (R-DASH-006).
 * `const growing = useGrowing()`, `rows.slice(0, growing.shown)`, and `<GrowButtons of={growing} total={rows.length} />`
 * below them.
 */
export function useGrowing(): Growing {
  const [shown, grow] = useState(STEP)
  return { shown, grow }
}

/** Shows more of a list, or all of it; nothing once all of it is there. */
export function GrowButtons({ of: { shown, grow }, total }: { of: Growing; total: number }) {
  const t = useCoreT()
  if (total <= shown) return null
  return (
    <div className="vk-growing">
      <Button size="small" variant="minimal" onClick={() => grow(shown + STEP)}>
        {t('showMore')}
      </Button>
      <Button size="small" variant="minimal" onClick={() => grow(ALL)}>
        {t('showAll', { count: total })}
      </Button>
    </div>
  )
}

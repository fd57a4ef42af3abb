import { useCoreT } from '../i18n/use-t.ts'
import { Button } from './button.tsx'

/** Under a list that has more than it shows; nothing when it has not. */
export function MoreButton({ more, label }: { more: (() => void) | undefined; label?: string }) {
  const t = useCoreT()
  if (!more) return null
  return (
    <Button size="small" variant="minimal" onClick={more}>
      {label ?? t('showMore')}
    </Button>
  )
}

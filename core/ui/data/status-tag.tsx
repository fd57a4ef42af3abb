import { useRegistry } from '../define/registry.ts'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { Tag } from './tag.tsx'

/** A status in the word, colour and sign of the plugin that declares it; one that nobody declares shows as it is. */
export function StatusTag({ status }: { status: string }) {
  useLanguage()
  const look = useRegistry().statuses[status]
  if (!look) return <Tag tone="neutral">{status}</Tag>
  return (
    <Tag tone={look.tone} icon={look.icon}>
      {translate(look.code, look.title)}
    </Tag>
  )
}

import { IconButton, Menu, useCall, useT } from '@core/ui'
import { IconTemplate } from '@tabler/icons-react'

interface MessageTemplatesProps {
  flowId: number
  onChoose: (text: string) => void
}

/** Texts of the company to begin a message with, filled in for the dossier; nothing where there are none. */
export function MessageTemplates({ flowId, onChoose }: MessageTemplatesProps) {
  const t = useT('crm')
  const params = { path: { id: flowId } }
  const templates = useCall('get', '/api/flow/{id}/getMessageTemplates', { params }, { freshMs: 60_000 }).data ?? []
  if (!templates.length) return null
  return (
    <Menu
      label={t('templates')}
      items={templates.map(({ id, title, message }) => ({
        key: String(id),
        label: title,
        onSelect: () => onChoose(message),
      }))}
    >
      <IconButton size="small" icon={IconTemplate} label={t('templates')} />
    </Menu>
  )
}

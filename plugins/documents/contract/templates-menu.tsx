import { Button, Menu, useCall, useOwns, useT } from '@core/ui'
import { IconTemplate } from '@tabler/icons-react'
import { pathOfKind } from './path-of-kind'
import type { EditorKind } from './ui'

/** The way from the overview of a kind to its templates, for who may edit them. */
export function TemplatesMenu({ kind }: { kind: EditorKind }) {
  const t = useT('documents')
  const may = useOwns('SETTINGS')
  const path = pathOfKind(kind, '/api/quotation/indexTemplates')
  const { data: templates = [] } = useCall('get', path, {}, { enabled: may })
  if (!may || templates.length === 0) return null
  return (
    <Menu
      label={t('templates')}
      placement="bottom-end"
      items={templates.map(({ id, title }) => ({
        key: String(id),
        label: title ?? `#${id}`,
        icon: IconTemplate,
        to: `/${kind}template_detail/${id}`,
      }))}
    >
      <Button icon={IconTemplate}>{t('templates')}</Button>
    </Menu>
  )
}

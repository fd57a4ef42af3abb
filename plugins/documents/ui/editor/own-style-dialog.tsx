import { call, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { OWN_FONTS, STYLED_PARTS, STYLED_PROPERTIES } from '../../contract/own-style'
import { pathOfKind } from '../../contract/path-of-kind'
import { useEditor } from './editor-context'

/** The style that a company writes for a document or template: saved as a whole, refused with the line that is wrong. */
export function OwnStyleDialog({ onClose }: { onClose: () => void }) {
  const t = useT('documents')
  const { kind, document, queue, refresh } = useEditor()
  return (
    <FormModal<{ custom_css: string | null }>
      title={t('ownStyle')}
      size="large"
      fields={[
        {
          name: 'custom_css',
          label: t('ownStyle'),
          kind: 'textarea',
          rows: 14,
        },
      ]}
      values={{ custom_css: document.custom_css }}
      onClose={onClose}
      onSave={async ({ custom_css }) => {
        if (!(await queue.settle())) return
        const params = { path: { id: document.id } }
        await call('patch', pathOfKind(kind, '/api/quotation/{id}'), {
          params,
          body: { custom_css: custom_css || null },
        })
        await refresh()
      }}
    >
      <p className="vk-text-2">
        {t('ownStyleHelp', {
          parts: STYLED_PARTS.join(', '),
          properties: STYLED_PROPERTIES.join(', '),
          fonts: OWN_FONTS.join(', '),
        })}
      </p>
    </FormModal>
  )
}

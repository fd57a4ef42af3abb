import { type FormItem, Loaded, type RowOf, toast, useList, useMergeTags, useOwns, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import contactTemplate from '@openapi/fields/contacttemplate'
import messageTemplate from '@openapi/fields/messagetemplate'
import { TemplatesCard } from './templates-card'

type MessageTemplate = RowOf<'/api/messagetemplate'>
type ContactTemplate = RowOf<'/api/contacttemplate'>

/** As many texts as a company will have, by name. */
const ALL = { sort: 'title', limit: 200 } as const

/** Texts that colleagues write to customers (C-0196 to C-0200). */
export function MessageTemplates() {
  const t = useT('settings')
  const list = useList('/api/messagetemplate', ALL)
  const mergeTags = useMergeTags()
  return (
    <Loaded compact query={list} what={t('messageTemplates')}>
      {({ rows }) => (
        <TemplatesCard<MessageTemplate>
          of="messagetemplate"
          title={t('messageTemplates')}
          rows={rows}
          empty={t('noMessageTemplatesText')}
          noteOf={({ message }) => message}
          form={(template, close) => (
            <ResourceModal
              of={messageTemplate}
              record={template}
              title={t(template ? 'editMail' : 'newMail')}
              layout={['title', 'message']}
              fields={{ message: { mergeTags } }}
              onSaved={() => toast(t('mailSaved'))}
              onClose={close}
            />
          )}
        />
      )}
    </Loaded>
  )
}

/** Moments of contact that colleagues note with a click (C-0216 to C-0220). */
export function ContactTemplates() {
  const t = useT('settings')
  const list = useList('/api/contacttemplate', ALL)
  const phase = usePhaseField()
  return (
    <Loaded compact query={list} what={t('contactTemplates')}>
      {({ rows }) => (
        <TemplatesCard<ContactTemplate>
          of="contacttemplate"
          title={t('contactTemplates')}
          rows={rows}
          empty={t('noContactTemplatesText')}
          noteOf={({ note }) => note}
          form={(template, close) => (
            <ResourceModal
              of={contactTemplate}
              record={template}
              title={t(template ? 'editMail' : 'newMail')}
              layout={['title', 'note', ...phase]}
              onSaved={() => toast(t('mailSaved'))}
              onClose={close}
            />
          )}
        />
      )}
    </Loaded>
  )
}

/** The sub-status that a dossier then gets; nobody is asked where there are no dossiers. */
function usePhaseField(): FormItem[] {
  const t = useT('settings')
  const hasFlows = useOwns('CRM')
  const phases = useList('/api/flowphase', { sort: 'order', limit: 500 }, { enabled: hasFlows })
  if (!hasFlows) return []
  const options = (phases.data?.rows ?? []).map(({ id, description }) => ({ value: id, label: description }))
  return [
    {
      name: 'flow_phase_id',
      label: t('field.contacttemplate.flow_phase_id'),
      kind: 'select',
      options,
      empty: t('keepPhase'),
    },
  ]
}

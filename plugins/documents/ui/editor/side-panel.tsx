import { EmptyState, Tabs, useList, useT } from '@core/ui'
import { IconPointer } from '@tabler/icons-react'
import { PriceBlock } from '../calculation/price-block'
import { WidgetEditor } from '../widget/widget-editor'
import { Attachments } from './attachments'
import { DocumentFields } from './document-fields'
import { useEditor } from './editor-context'

export type SideTab = 'calculation' | 'widget' | 'fields' | 'attachments'

/** At the right of the paper: what it costs, the widget that is being edited, dates and attachments. */
export function SidePanel({ tab, onTab }: { tab: SideTab; onTab: (tab: SideTab) => void }) {
  const t = useT('documents')
  const { kind, document, widgets, selected } = useEditor()
  const attachments = useList('/api/attachment', { attachable_type: kind, attachable_id: document.id })
  const widget = widgets.widgets.find(one => one.id === selected)
  return (
    <section className="documents-side" aria-label={t('sidePanel')}>
      <Tabs<SideTab>
        label={t('sidePanel')}
        className="documents-side-tabs"
        active={tab}
        onChange={onTab}
        tabs={[
          { key: 'calculation', title: t('calculation') },
          { key: 'widget', title: t('widget') },
          { key: 'fields', title: t('fields') },
          { key: 'attachments', title: t('attachments'), count: attachments.data?.total },
        ]}
      >
        {tab === 'calculation' && <PriceBlock />}
        {tab === 'widget' &&
          (widget ? (
            <WidgetEditor key={widget.id} widget={widget} />
          ) : (
            <EmptyState compact icon={IconPointer} title={t('noWidget')} text={t('noWidgetText')} />
          ))}
        {tab === 'fields' && <DocumentFields />}
        {tab === 'attachments' && <Attachments />}
      </Tabs>
    </section>
  )
}

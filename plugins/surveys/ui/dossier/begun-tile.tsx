import { Link, useT } from '@core/ui'
import { IconClipboardList } from '@tabler/icons-react'
import type { WaitingForm } from '../filling/waiting-forms'
import { WaitsHere } from './waits-here'

/** A form of the dossier that was begun on this device, and is nowhere else yet. */
export function BegunTile({ form }: { form: WaitingForm }) {
  const t = useT('surveys')
  const { item } = form
  const progress = form.progress({}, [])
  return (
    <div className="surveys-tile">
      <span className="surveys-tile-icon" data-begun>
        <IconClipboardList size={20} stroke={1.75} />
      </span>
      <Link className="surveys-tile-name" to={`/flowdataitem_detail/${form.id}`}>
        <strong>{form.name}</strong>
        {item?.description && <span className="vk-meta">{item.form_name}</span>}
        {form.count > 0 ? <WaitsHere {...form} /> : <span className="surveys-tile-waits">{t('notSentYet')}</span>}
      </Link>
      {progress && (
        <span className="surveys-tile-count">
          {progress.filled}/{progress.asked}
        </span>
      )}
    </div>
  )
}

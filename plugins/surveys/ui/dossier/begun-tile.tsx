import { Link, Tag, useT } from '@core/ui'
import { IconClipboardList, IconCloudOff } from '@tabler/icons-react'
import type { FilledItem } from '../answers/asked-field'
import { nameOf } from '../filling/name-of'

/** A form of the dossier that was begun on this device, and is nowhere else yet. */
export function BegunTile({ form }: { form: FilledItem }) {
  const t = useT('surveys')
  return (
    <div className="surveys-tile">
      <span className="surveys-tile-icon" data-begun>
        <IconClipboardList size={20} stroke={1.75} />
      </span>
      <Link className="surveys-tile-name" to={`/flowdataitem_detail/${form.id}`}>
        <strong>{nameOf(form)}</strong>
        <span className="vk-meta">{form.description && form.form_name}</span>
      </Link>
      <Tag tone="warn" icon={IconCloudOff}>
        {t('notSentYet')}
      </Tag>
    </div>
  )
}

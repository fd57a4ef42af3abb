import { IconButton, LoadingState, SegmentedControl, useStored, useT } from '@core/ui'
import { IconDeviceMobile, IconFileText, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEditor } from '../editor/editor-context'
import { PaperPage } from './paper-page'
import { WidgetFrame } from './widget-frame'
import './paper.css'

const ZOOMS = [70, 80, 92, 100, 115, 130]

/** The document as its reader gets it; a click on a part opens its editor. */
export function Paper() {
  const t = useT('documents')
  const { prepared, widgets } = useEditor()
  const [look, setLook] = useStored<'paper' | 'phone'>('documents.look', 'paper')
  const [zoom, setZoom] = useStored('documents.zoom', 92)
  const step = (by: number) => setZoom(ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, ZOOMS.indexOf(zoom) + by))] ?? 92)
  const known = new Set(widgets.widgets.map(widget => widget.id))
  return (
    <section className="documents-paper" aria-label={t('paper')}>
      <div className="documents-paper-bar">
        <SegmentedControl
          label={t('look')}
          value={look}
          onChange={setLook}
          options={[
            { value: 'paper', label: t('paper'), icon: IconFileText },
            { value: 'phone', label: t('phoneLook'), icon: IconDeviceMobile },
          ]}
        />
        <span className="vk-grow" />
        <span className="documents-zoom">
          <IconButton
            icon={IconZoomOut}
            label={t('zoomOut')}
            size="small"
            disabled={zoom === ZOOMS[0]}
            onClick={() => step(-1)}
          />
          <output className="vk-number">{zoom} %</output>
          <IconButton
            icon={IconZoomIn}
            label={t('zoomIn')}
            size="small"
            disabled={zoom === ZOOMS.at(-1)}
            onClick={() => step(1)}
          />
        </span>
      </div>
      <div className="documents-paper-desk">
        {prepared ? (
          <PaperPage
            prepared={prepared}
            look={look}
            zoom={zoom}
            frame={(widget, content) =>
              known.has(widget.id) ? (
                <WidgetFrame key={widget.id} widget={widget}>
                  {content}
                </WidgetFrame>
              ) : widget.id === 0 ? (
                // What the document says by itself is nobody's to edit.
                <div className="documents-plain">{content}</div>
              ) : null
            }
          />
        ) : (
          <LoadingState lines={8} />
        )}
      </div>
    </section>
  )
}

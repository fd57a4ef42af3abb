import { fitStrokes, scaled } from '@core/domain/fit-strokes'
import { textOf, toast } from '@core/ui'
import { useEffect, useRef, useState } from 'react'
import Pad from 'signature_pad'

/** What signatures are written in, also where the screen is dark: they end up on paper. */
export const INK = '#161c1e'
export const PENS = [
  { key: 'penRed', color: '#d92d20' },
  { key: 'penYellow', color: '#ffc400' },
  { key: 'penBlue', color: '#1f6feb' },
  { key: 'penInk', color: INK },
] as const

/** Pixels at the longest side of a drawing on a photo. */
const LARGEST = 1600

/** An empty sheet, or the photo; drawing on it goes in CSS pixels. */
function lay(element: HTMLCanvasElement, photo: ImageBitmap | undefined): void {
  const pen = element.getContext('2d')
  if (!pen) return
  const scale = element.width / element.offsetWidth
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, element.width, element.height)
  if (photo) pen.drawImage(photo, 0, 0, element.width, element.height)
  pen.scale(scale, scale)
}

/** As fine as the screen. */
function sharpen(element: HTMLCanvasElement): void {
  const ratio = Math.max(devicePixelRatio, 2)
  element.width = element.offsetWidth * ratio
  element.height = element.offsetHeight * ratio
}

/** These strokes and no others, over the photo. */
function draw(element: HTMLCanvasElement, pad: Pad, strokes: ReturnType<Pad['toData']>, photo?: ImageBitmap): void {
  pad.clear()
  lay(element, photo)
  pad.fromData(strokes, { clear: false })
}

/** Writes a name as a signature. */
function write(element: HTMLCanvasElement, name: string): void {
  const pen = element.getContext('2d')
  if (!pen || !name) return
  const { offsetWidth: width, offsetHeight: height } = element
  pen.fillStyle = INK
  pen.font = `italic ${Math.min(44, (width * 1.6) / Math.max(name.length, 8))}px "Caveat", "Segoe Script", cursive`
  pen.textBaseline = 'middle'
  pen.fillText(name, 16, height / 2, width - 32)
}

/** A canvas that is drawn on, over a photo or over nothing. */
export function useSketch(photo: Blob | undefined, signing: boolean) {
  // It stands in a dialog, which comes after the component around it.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const pad = useRef<Pad>(undefined)
  const under = useRef<ImageBitmap>(undefined)
  /** The name that stands there as a signature. */
  const written = useRef('')
  const resized = useRef<ResizeObserver>(undefined)
  const [color, setColor] = useState<string>(signing ? INK : PENS[0].color)
  const [isEmpty, setEmpty] = useState(true)

  useEffect(() => {
    const element = canvas
    if (!element) return
    let left = false
    const fit = async (): Promise<void> => {
      if (photo) {
        const bitmap = await createImageBitmap(photo)
        if (left) return
        const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height))
        under.current = bitmap
        element.width = Math.round(bitmap.width * scale)
        element.height = Math.round(bitmap.height * scale)
        element.style.aspectRatio = `${element.width} / ${element.height}`
        setEmpty(false)
      } else {
        sharpen(element)
      }
      const drawing = new Pad(element, {
        penColor: INK,
        ...(signing ? { minWidth: 1, maxWidth: 2.6 } : { minWidth: 2.5, maxWidth: 3.5 }),
      })
      drawing.addEventListener('endStroke', () => setEmpty(false))
      pad.current = drawing
      drawing.penColor = signing ? INK : PENS[0].color
      // A pad begins by wiping its canvas.
      lay(element, under.current)
      let width = element.offsetWidth
      resized.current = new ResizeObserver(() => {
        if (element.offsetWidth === width || element.offsetWidth === 0) return
        const strokes = drawing.toData()
        if (!photo) sharpen(element)
        // A photo takes its lines along; on an empty sheet they stay where they are, or become small enough.
        const fitted = photo ? scaled(strokes, element.offsetWidth / width) : fitStrokes(strokes, element.offsetWidth)
        draw(element, drawing, fitted, under.current)
        write(element, written.current)
        width = element.offsetWidth
      })
      resized.current.observe(element)
    }
    fit().catch(() => toast(textOf('surveys')('photoUnreadable'), { tone: 'danger' }))
    return () => {
      left = true
      resized.current?.disconnect()
      pad.current?.off()
    }
  }, [canvas, photo, signing])

  function again(strokes: ReturnType<Pad['toData']>): void {
    if (canvas && pad.current) draw(canvas, pad.current, strokes, under.current)
    written.current = ''
    setEmpty(!photo && strokes.length === 0)
  }

  return {
    canvas: setCanvas,
    color,
    isEmpty,
    setColor(next: string): void {
      setColor(next)
      if (pad.current) pad.current.penColor = next
    },
    undo: () => again(pad.current?.toData().slice(0, -1) ?? []),
    wipe: () => again([]),
    /** Writes a name as a signature. */
    write(name: string): void {
      again([])
      if (!canvas || !name.trim()) return
      written.current = name
      write(canvas, name)
      setEmpty(false)
    },
    /** The drawing as it goes to the server. */
    async file(title: string): Promise<File> {
      const kind = photo ? 'image/jpeg' : 'image/png'
      const blob = await new Promise<Blob | null>(done => canvas?.toBlob(done, kind, 0.86))
      const name = title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'tekening'
      return new File(blob ? [blob] : [], `${name}.${photo ? 'jpg' : 'png'}`, { type: kind })
    },
  }
}

/** A font of a script: the family that the template names, and where its cuts are. */
type ScriptFont =
  | {
      readonly family: string
      readonly of: string
      readonly subset: string
      readonly faces: readonly string[]
      /** What its files are called, where several share one family. */
      readonly renamed?: string
    }
  | { readonly family: string; readonly of: string; readonly file: string }

const FACES = ['400-normal', '600-normal']

const part = (subset: string, family: string): ScriptFont => ({
  family,
  of: '@fontsource/noto-sans',
  subset,
  faces: FACES,
  renamed: 'Noto Sans',
})

const script = (of: string, family: string, faces = FACES): ScriptFont => ({
  family,
  of,
  subset: of.slice('@fontsource/noto-sans-'.length),
  faces,
})

/**
 * Fonts of the scripts that a name or a text may be in, beside the Latin of `fonts`. A printed document shows no boxes and
 * looks the same whatever fonts the machine has.
 */
export const OTHER_SCRIPTS: readonly ScriptFont[] = [
  part('greek', 'Noto Gree'),
  part('greek-ext', 'Noto Grex'),
  part('cyrillic', 'Noto Cyri'),
  part('cyrillic-ext', 'Noto Cyrx'),
  part('vietnamese', 'Noto Viet'),
  part('devanagari', 'Noto Deva'),
  script('@fontsource/noto-sans-arabic', 'Noto Sans Arabic'),
  script('@fontsource/noto-sans-hebrew', 'Noto Sans Hebrew'),
  script('@fontsource/noto-sans-ethiopic', 'Noto Sans Ethiopic'),
  script('@fontsource/noto-sans-armenian', 'Noto Sans Armenian'),
  script('@fontsource/noto-sans-georgian', 'Noto Sans Georgian'),
  script('@fontsource/noto-sans-bengali', 'Noto Sans Bengali'),
  script('@fontsource/noto-sans-tamil', 'Noto Sans Tamil'),
  script('@fontsource/noto-sans-gurmukhi', 'Noto Sans Gurmukhi'),
  script('@fontsource/noto-sans-sinhala', 'Noto Sans Sinhala'),
  script('@fontsource/noto-sans-gujarati', 'Noto Sans Gujarati'),
  script('@fontsource/noto-sans-telugu', 'Noto Sans Telugu'),
  script('@fontsource/noto-sans-kannada', 'Noto Sans Kannada'),
  script('@fontsource/noto-sans-malayalam', 'Noto Sans Malayalam'),
  script('@fontsource/noto-sans-myanmar', 'Noto Sans Myanmar'),
  script('@fontsource/noto-sans-khmer', 'Noto Sans Khmer'),
  script('@fontsource/noto-sans-lao', 'Noto Sans Lao'),
  script('@fontsource/noto-sans-tifinagh', 'Noto Sans Tifinagh', ['400-normal']),
  script('@fontsource/noto-sans-thai', 'Noto Sans Thai'),
  { family: 'Noto Sans S Chinese', of: '@embedpdf/fonts-sc', file: '../fonts/NotoSansHans-Regular.otf' },
  { family: 'Noto Sans Korean', of: '@embedpdf/fonts-kr', file: '../fonts/NotoSansKR-Regular.otf' },
  { family: 'Noto Emoji', of: '@fontsource/noto-emoji', subset: 'emoji', faces: ['400-normal'] },
]

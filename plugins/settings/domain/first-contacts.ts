/** The moments of contact that every company starts with. */
export const FIRST_CONTACTS = [
  { title: 'Gebeld, geen gehoor', note: 'Gebeld, geen gehoor.' },
  { title: 'Gebeld, voicemail ingesproken', note: 'Gebeld en de voicemail ingesproken.' },
  { title: 'Gebeld en gesproken', note: 'Gebeld en gesproken.' },
]

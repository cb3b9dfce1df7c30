// How names and addresses are compared when someone looks for an order: "núñez" finds "Nunez".

export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

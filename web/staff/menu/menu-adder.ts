// The button "Add a section" at the top of the Menu screen takes the focus when nothing else is left to take it.
export const menuAdderId = 'menu-add'

export function menuAdder(): HTMLElement | null {
  return document.getElementById(menuAdderId)
}

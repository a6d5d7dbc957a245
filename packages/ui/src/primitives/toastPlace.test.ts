import { toastPlace, type Area } from './toastPlace'

const desk = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }
const START = 56
const HEIGHT = 120

const dialog = (area: Area) => ({ area, isDialog: true })
const form = (area: Area) => ({ area, isDialog: false })

test('messages stand at the top right, below the bar', () => {
  expect(toastPlace(desk, HEIGHT, START)).toEqual({ edge: 'top', top: START, width: 392, room: 0 })
  expect(toastPlace(phone, HEIGHT, START).width).toBe(390)
})

test('beside a dialog they are as narrow as the room there', () => {
  const place = toastPlace(desk, HEIGHT, START, dialog({ left: 280, top: 24, right: 1000, bottom: 836 }))
  expect(place).toEqual({ edge: 'top', top: START, width: 280, room: 0 })
})

test('above a small dialog they stay at the top', () => {
  const area = { left: 100, top: 300, right: 660, bottom: 560 }
  expect(toastPlace({ width: 768, height: 860 }, HEIGHT, START, dialog(area)).edge).toBe('top')
})

test('a form at the top right has them at the bottom', () => {
  const area = { left: 936, top: 140, right: 1256, bottom: 360 }
  expect(toastPlace(desk, HEIGHT, START, form(area))).toEqual({ edge: 'bottom', top: 0, width: 392, room: 0 })
})

test('a dialog that fills the window makes room for them', () => {
  const place = toastPlace(phone, HEIGHT, START, dialog({ left: 0, top: 0, right: 390, bottom: 844 }))
  expect(place).toEqual({ edge: 'top', top: 0, width: 390, room: HEIGHT })
})

test('of a form that fills the window they hide as little as they can', () => {
  const place = toastPlace(phone, HEIGHT, START, form({ left: 16, top: 100, right: 374, bottom: 2000 }))
  expect(place.edge).toBe('top')
})

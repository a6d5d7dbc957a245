import { ownCode } from './ownCode.ts'

test('leaves out imports and exports in every form, and what Vite says of styles', () => {
  const code =
    'import"./a-1.js";import b from"./b-1.js";import{x as c}from"./c-1.js";import d,{y as e}from"./d-1.js";import*as f from"./f-1.js";/* empty css           */var g=b(c,d,e,f);export{g as t,b as n};export{z}from"./z-1.js";'
  expect(ownCode(code)).toBe('var g=b(c,d,e,f);')
})

test('leaves out the list of what to preload, and keeps what is loaded on demand', () => {
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a-1.js"])))=>i.map(i=>d[i]);\nvar a=p(()=>import(`./a-1.js`),__vite__mapDeps([0,12]));'
  expect(ownCode(code)).toBe('var a=p(()=>import(`./a-1.js`));')
})

test('keeps the words in texts', () => {
  const code = 'var a="Could not import the file";b(`export`,a);'
  expect(ownCode(code)).toBe(code)
})

import sharp from 'sharp'
import { spoilings } from './bench/journey/spoilings'
import { specimenOf } from '@/lib/reading/specimens/specimen'
import { drawSpecimen } from '@/lib/reading/specimens/draw'
import { randomFrom } from '@/lib/reading/specimens/random'
import { pictureOf } from '@/lib/reading/document/picture'
import { recompressedFinding } from '@/lib/reading/tamper/recompressed'
import { screenFinding } from '@/lib/reading/tamper/screen'
let n=0; const hits={} as any
for (const [i,s] of spoilings.entries()) for (const f of (['TD3','AAMVA'] as const)) { const d=await drawSpecimen(specimenOf({format:f,seed:900+i})); const b=await sharp(await s.spoil(d.back??d.front,randomFrom(i))).jpeg({quality:92}).toBuffer(); const p=await pictureOf('front',b); n++; const r=await recompressedFinding(p,()=>{}), q=screenFinding(p); if(r){hits[s.name+' '+f+' recompressed']=r.evidence} if(q) hits[s.name+' '+f+' screen']=q.evidence }
console.log(n, hits)

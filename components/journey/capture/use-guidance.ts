import { type RefObject, useEffect, useState } from 'react';
import { hintOf, noHint, steady } from './guidance';
import { type Guide, measureFrame } from './measure-frame';

const frameWidth = 320;
const pauseMs = 250;

/** The guide's share of the picture's width, as drawn over the video. */
const guideWidth = 0.86;

/** The guide in the middle of the picture, in the shape of the document. */
export function guideIn(width: number, height: number, ratio: number): Guide {
  const fitting = Math.min(width * guideWidth, height * guideWidth * ratio);
  const [w, h] = [fitting, fitting / ratio];
  return { left: (width - w) / 2, top: (height - h) / 2, width: w, height: h };
}

/** A hint for a better photo, updated four times a second. @param ratio the document's width divided by its height */
export function useGuidance(video: RefObject<HTMLVideoElement | null>, isOn: boolean, ratio: number) {
  const [hint, setHint] = useState(noHint);
  useEffect(() => {
    if (!isOn) return;
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d', { willReadFrequently: true });
    const look = () => {
      const source = video.current;
      if (!source || !paint || source.videoWidth === 0) return;
      canvas.width = frameWidth;
      canvas.height = Math.round((frameWidth * source.videoHeight) / source.videoWidth);
      paint.drawImage(source, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = paint.getImageData(0, 0, canvas.width, canvas.height);
      const measures = measureFrame({ data, width, height }, guideIn(width, height, ratio));
      setHint((before) => steady(before, hintOf(measures)));
    };
    const timer = window.setInterval(look, pauseMs);
    return () => window.clearInterval(timer);
  }, [video, isOn, ratio]);
  return hint.shown;
}

-- Names in Han, Hangul and kana are composed with the family name first, without a space. A family name in katakana alone
-- transcribes another language, and stays last.
set lock_timeout = '5s';

update entities set full_name = last_name || first_name
where full_name = first_name || ' ' || last_name
  and first_name || last_name
    ~ '^[々〇㐀-䶿一-鿿豈-﫿\U00020000-\U0003ffffᄀ-ᇿㄱ-ㆎ가-힣ぁ-ゖゝ-ゟァ-ヺー-ヿ]+$'
  and last_name !~ '^[ァ-ヺー-ヿ]+$';
